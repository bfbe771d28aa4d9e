// `console.log` of Node for the worker of a program. The build makes it the text of a script.
import { format } from 'node-inspect-extracted';

/** @type {any} */ (self).__queens_format = format;
