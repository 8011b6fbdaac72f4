import {
  type CommandInput,
  type CommandName,
  pathOfCommand,
} from '@lineboard/domain/desk/operator/commands.schema';

/** An operator's call to a gateway that listens. */
export const callCommand = async <Name extends CommandName>(
  origin: string,
  token: string,
  name: Name,
  input: CommandInput<Name>,
): Promise<{ status: number; body: ReturnType<typeof JSON.parse> }> => {
  const answer = await fetch(new URL(pathOfCommand(name), origin), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return { status: answer.status, body: await answer.json() };
};
