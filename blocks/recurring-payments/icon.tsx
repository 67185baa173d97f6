import { Path, SVG } from '@wordpress/components';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M5 7h14a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3Zm0 1.500A1.500 1.500 0 0 0 3.500 10v4A1.500 1.500 0 0 0 5 15.500h14a1.500 1.500 0 0 0 1.500-1.500v-4A1.500 1.500 0 0 0 19 8.500H5Zm3 2.750h8v1.500H8v-1.500Z" />
	</SVG>
);
