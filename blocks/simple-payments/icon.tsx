import { Path, SVG } from '@wordpress/components';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4.500 5A1.500 1.500 0 0 0 3 6.500v11A1.500 1.500 0 0 0 4.500 19h15a1.500 1.500 0 0 0 1.500-1.500v-11A1.500 1.500 0 0 0 19.500 5h-15Zm0 1.500h15v2h-15v-2Zm0 4h15v7h-15v-7ZM6 13.500h5V15H6v-1.500Z" />
	</SVG>
);
