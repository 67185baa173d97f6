import { Path, SVG } from '@wordpress/components';

/** A pin on a map. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path
			fillRule="evenodd"
			d="M12 3a6.5 6.5 0 0 0-6.5 6.5C5.5 14 12 21 12 21s6.5-7 6.5-11.5A6.5 6.5 0 0 0 12 3Zm0 15.6c-1.9-2.2-5-6.5-5-9.1a5 5 0 0 1 10 0c0 2.6-3.1 6.9-5 9.1Zm0-11.1a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z"
		/>
	</SVG>
);
