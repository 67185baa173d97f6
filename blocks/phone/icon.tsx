import { Path, SVG } from '@wordpress/components';

/** A mobile phone. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path
			fillRule="evenodd"
			d="M7 3h10v18H7V3Zm1.5 1.5v15h7v-15h-7Zm2.25 12.2h2.5v1.5h-2.5v-1.5Z"
		/>
	</SVG>
);
