import { Path, SVG } from '@wordpress/components';

/** A field of a form, and a spark. The start-up script holds it, so it is none of the assistant's own. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M16 3c.6 3.4 1.6 4.4 5 5-3.4.6-4.4 1.6-5 5-.6-3.4-1.6-4.4-5-5 3.4-.6 4.4-1.6 5-5ZM3 12h7v1.5H4.5v5h13V15H19v5H3Z" />
	</SVG>
);
