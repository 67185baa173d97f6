import { Path, SVG } from '@wordpress/components';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fillRule="evenodd"
			d="M12 3a6.5 6.5 0 0 1 6.5 6.5c0 3.6-3.2 7.700-5.7 10.900a1 1 0 0 1-1.600 0C8.700 17.200 5.500 13.100 5.500 9.500A6.5 6.5 0 0 1 12 3Zm0 1.500a5 5 0 0 0-5 5c0 2.800 2.600 6.400 5 9.500 2.400-3.100 5-6.700 5-9.500a5 5 0 0 0-5-5Zm0 2.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Z"
		/>
	</SVG>
);
