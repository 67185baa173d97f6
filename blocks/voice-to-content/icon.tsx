import { Path, SVG } from '@wordpress/components';

/** A microphone. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3Zm-6.5 8h1.6a4.9 4.9 0 0 0 9.8 0h1.6a6.5 6.5 0 0 1-5.7 6.4V21h-1.6v-3.6A6.5 6.5 0 0 1 5.5 11Z" />
	</SVG>
);
