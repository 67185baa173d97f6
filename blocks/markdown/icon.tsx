import { Path, SVG } from '@wordpress/components';

/** A hash and an arrow down, in a frame. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path
			fillRule="evenodd"
			d="M3.5 5.5h17a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm.5 1.5v10h16V7H4Zm1.5 8V9h1.7l1.8 2.4L10.8 9h1.7v6h-1.6v-3.4L9 14.1l-1.9-2.5V15H5.5Zm11.9-6v3h1.9l-2.7 3.1-2.7-3.1h1.9V9h1.6Z"
		/>
	</SVG>
);
