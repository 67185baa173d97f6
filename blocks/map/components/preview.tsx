import { Path, SVG } from '@wordpress/components';

/** A drawing of a map, for the inserter: no server is asked for it. */
export const Preview = () => (
	<SVG
		xmlns="http://www.w3.org/2000/svg"
		viewBox="0 0 320 240"
		width="100%"
		aria-hidden="true"
	>
		<Path fill="#e8f0e6" d="M0 0h320v240H0z" />
		<Path
			fill="#b9dcea"
			d="M0 150c70-40 120 30 200 10s90-40 120-30v110H0z"
		/>
		<Path
			fill="none"
			stroke="#fff"
			strokeWidth="8"
			d="M-10 60 140 90 330 30M80-10l40 130 90 130M230-10l-20 90 60 80"
		/>
		<Path
			fill="#d63638"
			d="M160 122s-18-20-18-36a18 18 0 0 1 36 0c0 16-18 36-18 36Zm0-28a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z"
		/>
	</SVG>
);
