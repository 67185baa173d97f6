const scene = ( sky: string, hill: string, ground: string, width: number ) =>
	`data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ width } 300" width="${ width }" height="300"><path fill="${ sky }" d="M0 0h${ width }v300H0z"/><circle cx="${
			width * 0.7
		}" cy="80" r="36" fill="#fff" fill-opacity=".8"/><path fill="${ hill }" d="M0 230 ${
			width * 0.3
		} 90l${ width * 0.3 } 130 ${ width * 0.15 }-60L${ width } 240v60H0z"/><path fill="${ ground }" d="M0 250q${
			width / 2
		}-50 ${ width } 10v40H0z"/></svg>`
	) }`;

/** Pictures for the previews of blocks, which nothing is fetched for. Each is 300 pixels high. */
export const examplePictures = () =>
	(
		[
			[ '#9ec9e2', '#5b7c99', '#3d6b4f', 450 ],
			[ '#f3c9a5', '#b5655b', '#6d3b47', 300 ],
			[ '#cfd8ea', '#7d89b0', '#464f7a', 450 ],
			[ '#f4e3b2', '#8fa45d', '#55753c', 225 ],
		] as const
	 ).map( ( [ sky, hill, ground, width ] ) => ( {
		url: scene( sky, hill, ground, width ),
		width,
		height: 300,
	} ) );
