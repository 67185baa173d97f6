import { Path, SVG } from '@wordpress/components';

/** An envelope. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path
			fillRule="evenodd"
			d="M3 6h18v12H3V6Zm3.2 1.5L12 12.3l5.8-4.8H6.2ZM4.5 8.1v8.4h15V8.1L12 14.2 4.5 8.1Z"
		/>
	</SVG>
);
