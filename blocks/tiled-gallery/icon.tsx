import { Path, SVG } from '@wordpress/components';

export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M4 4h9v7H4zm1.5 1.5v4h6v-4zM15 4h5v10h-5zm1.5 1.5v7h2v-7zM4 13h9v7H4zm1.5 1.5v4h6v-4zM15 16h5v4h-5z" />
	</SVG>
);
