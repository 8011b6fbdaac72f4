// The largest of the libraries, named so that their code can be run before ours and in a task of its own.
import '@tanstack/react-router';
import 'i18next';
import 'react-dom/client';
