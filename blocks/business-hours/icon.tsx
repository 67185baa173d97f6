import { Path, SVG } from '@wordpress/components';

/** A clock. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path
			fillRule="evenodd"
			d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM5 12a7 7 0 1 1 14 0 7 7 0 0 1-14 0Zm6.25-4.5h1.5v4.2l2.8 2.8-1.06 1.06-3.24-3.24V7.5Z"
		/>
	</SVG>
);
