import { type ReactNode, useId } from 'react';
import { About, ReadAbout } from './About.tsx';
import type { AboutProps } from './AboutButton.tsx';
import classes from './SlipOption.module.css';

interface SlipOptionProps {
  title: string;
  /** Its explanation in one sentence: what it does and what it can cost. */
  about: Pick<AboutProps, 'name' | 'text' | 'isUsed'>;
  /** Next to the title, e.g. a stepper. */
  control?: ReactNode;
  children?: ReactNode;
}

/** One option of the ticket, with its explanation. */
export function SlipOption({ title, about, control, children }: SlipOptionProps) {
  const id = useId();
  return (
    <section className={classes['option']} role="group" aria-labelledby={id} aria-describedby={`${id}-about`}>
      <div className={classes['head']}>
        <h3 id={id}>{title}</h3>
        <ReadAbout {...about} title={title} id={`${id}-about`} />
        {control}
      </div>
      {children}
      <About {...about} title={title} id={`${id}-about`} />
    </section>
  );
}
