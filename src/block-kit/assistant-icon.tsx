import { Path, SVG } from '@wordpress/components';

/** Of all that writes a text: lines that begin with a spark. */
export const assistantIcon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M7.5 3.5c.4 2.6 1.4 3.6 4 4-2.6.4-3.6 1.4-4 4-.4-2.6-1.4-3.6-4-4 2.6-.4 3.6-1.4 4-4ZM13.5 6.75h7v1.5h-7zM4 13.25h16.5v1.5H4zM4 17.75h11v1.5H4z" />
	</SVG>
);
