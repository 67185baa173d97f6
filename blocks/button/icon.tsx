import { Path, SVG } from '@wordpress/components';

/** A rounded frame with a line of text. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M6 7h12a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3Zm0 1.5A1.5 1.5 0 0 0 4.5 10v4A1.5 1.5 0 0 0 6 15.5h12a1.5 1.5 0 0 0 1.5-1.5v-4A1.5 1.5 0 0 0 18 8.5H6Zm2 2.75h8v1.5H8z" />
	</SVG>
);
