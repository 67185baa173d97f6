import { Path, SVG } from '@wordpress/components';

/** A picture with others at both sides. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path
			fillRule="evenodd"
			d="M6 5h12v14H6V5Zm1.5 1.5v11h9v-11h-9ZM2 8h1.5v8H2V8Zm18.5 0H22v8h-1.5V8Z"
		/>
	</SVG>
);
