import { Path, SVG } from '@wordpress/components';

/** A frame with a divider that is moved to both sides. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path
			fillRule="evenodd"
			d="M11.25 3h1.5v2H20v14h-7.25v2h-1.5v-2H4V5h7.25V3Zm0 3.5H5.5v11h5.75v-11Zm1.5 11h5.75v-11h-5.75v11ZM9.5 9.5 7 12l2.5 2.5v-5Zm5 0v5L17 12l-2.5-2.5Z"
		/>
	</SVG>
);
