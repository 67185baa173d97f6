import { Path, SVG } from '@wordpress/components';

/** A paper clip: there is a file. */
export const clip = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path
			d="M17 8.5v7a5 5 0 0 1-10 0v-8a3 3 0 0 1 6 0v7.5a1 1 0 0 1-2 0V8.5"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
		/>
	</SVG>
);

/** An envelope with a cross: an email was not sent. */
export const unsentEmail = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path
			d="M12 18.25H5A1.25 1.25 0 0 1 3.75 17V7A1.25 1.25 0 0 1 5 5.75h14A1.25 1.25 0 0 1 20.25 7v5M3.75 8.5l8.25 6 8.25-6m-5 7 5 5m0-5-5 5"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
		/>
	</SVG>
);

/** A printer. */
export const printer = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path
			d="M8 9V4.75h8V9M8 16H5.75a1 1 0 0 1-1-1v-4.5A1.5 1.5 0 0 1 6.25 9h11.5a1.5 1.5 0 0 1 1.5 1.5V15a1 1 0 0 1-1 1H16m-8-2.25h8v5.5H8z"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</SVG>
);
