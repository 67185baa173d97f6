import { Path, SVG } from '@wordpress/components';

/** Four pictures. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path
			fillRule="evenodd"
			d="M4 4h7v7H4zm1.5 1.5v4h4v-4zM13 4h7v7h-7zm1.5 1.5v4h4v-4zM4 13h7v7H4zm1.5 1.5v4h4v-4zM13 13h7v7h-7zm1.5 1.5v4h4v-4z"
		/>
	</SVG>
);
