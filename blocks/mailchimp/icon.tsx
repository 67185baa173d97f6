import { Path, SVG } from '@wordpress/components';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M3 6.500A1.500 1.500 0 0 1 4.500 5h15A1.500 1.500 0 0 1 21 6.500v6h-1.500V8.300L12 13.400 4.500 8.300v9.200H13V19H4.500A1.500 1.500 0 0 1 3 17.500v-11Zm2.300 0L12 11.100l6.700-4.600H5.300ZM17.300 14h1.500v2.300H21v1.500h-2.200V20h-1.500v-2.200H15v-1.500h2.300V14Z" />
	</SVG>
);
