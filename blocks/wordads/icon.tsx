import { Path, SVG } from '@wordpress/components';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 5h16v14H4V5Zm1.500 1.500v11h13v-11h-13ZM8 15h1.400l.5-1.500h2.200l.5 1.500H14l-2.200-6.500h-1.600L8 15Zm2.300-2.700.700-2.100.700 2.100h-1.400Z" />
	</SVG>
);
