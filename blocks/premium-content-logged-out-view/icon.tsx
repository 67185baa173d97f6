import { Path, SVG } from '@wordpress/components';

/** A lock. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M17 10h-1.2V7a3.8 3.8 0 0 0-7.600 0v3H7a.5.5 0 0 0-.5.5v9c0 .3.2.5.5.5h10a.5.5 0 0 0 .5-.5v-9A.5.5 0 0 0 17 10ZM9.700 7a2.300 2.300 0 0 1 4.600 0v3H9.700V7ZM16 18.500H8v-7h8v7Z" />
	</SVG>
);
