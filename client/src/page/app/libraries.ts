// The largest of the libraries, listed so that their code can run before ours and in its own task.
import '@tanstack/react-router';
import 'i18next';
import 'react-dom/client';
