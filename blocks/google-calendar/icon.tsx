import { Path, SVG } from '@wordpress/components';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M7 3v2H5.5A1.5 1.5 0 0 0 4 6.5v12A1.5 1.5 0 0 0 5.500 20h13a1.500 1.500 0 0 0 1.500-1.500v-12A1.500 1.500 0 0 0 18.500 5H17V3h-1.500v2h-7V3H7Zm-1.500 6h13v9.500h-13V9ZM7 11v2h2v-2H7Zm4 0v2h2v-2h-2Zm4 0v2h2v-2h-2Zm-8 3.500v2h2v-2H7Zm4 0v2h2v-2h-2Z" />
	</SVG>
);
