import { Path, SVG } from '@wordpress/components';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 1.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13Zm0 3a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z" />
	</SVG>
);
