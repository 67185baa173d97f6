import { Path, SVG } from '@wordpress/components';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M7 3v7a3 3 0 0 0 2.250 2.900V21h1.500v-8.100A3 3 0 0 0 13 10V3h-1.500v6h-.75V3h-1.500v6H8.500V3H7Zm9 0a2 2 0 0 0-1.500 2v9H16v7h1.500V3H16Z" />
	</SVG>
);
