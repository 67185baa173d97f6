import { Path, SVG } from '@wordpress/components';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 6v4a2 2 0 0 1 0 4v4h16v-4a2 2 0 0 1 0-4V6H4Zm1.5 1.500h13v1.400a3.500 3.500 0 0 0 0 6.200v1.400h-13v-1.400a3.500 3.500 0 0 0 0-6.200V7.500ZM10 9v6h1.500V9H10Z" />
	</SVG>
);
