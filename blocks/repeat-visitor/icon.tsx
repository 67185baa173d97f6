import { Path, SVG } from '@wordpress/components';

/** An eye. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M12 6c4.4 0 7.6 2.7 9.2 6-1.6 3.3-4.8 6-9.2 6s-7.6-2.7-9.2-6C4.4 8.7 7.6 6 12 6Zm0 1.5c-3.4 0-5.9 1.9-7.5 4.5 1.6 2.6 4.1 4.5 7.5 4.5s5.9-1.9 7.5-4.5c-1.6-2.6-4.1-4.5-7.5-4.5Zm0 1.7a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z" />
	</SVG>
);
