import { Path, SVG } from '@wordpress/components';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M7 3v2H5.5A1.5 1.5 0 0 0 4 6.5v12A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5v-12A1.5 1.5 0 0 0 18.5 5H17V3h-1.5v2h-7V3H7Zm-1.5 6h13v9.5h-13V9Zm6 1.5v4.1l2.7 1.6.8-1.3-2-1.2v-3.2h-1.5Z" />
	</SVG>
);
