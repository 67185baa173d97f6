import { Path, SVG } from '@wordpress/components';

/** A card with a person and two lines. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path
			fillRule="evenodd"
			d="M3 5h18v14H3V5Zm1.5 1.5v11h15v-11h-15ZM14 9h4v1.5h-4V9Zm0 3.5h4V14h-4v-1.5ZM9 8.5a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5ZM6 15.5c0-1.7 1.3-2.7 3-2.7s3 1 3 2.7H6Z"
		/>
	</SVG>
);
