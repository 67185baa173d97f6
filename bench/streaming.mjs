// What a fast stream costs an author: the long tasks of the editor while an answer arrives, in a post of a thousand paragraphs.
import { launch } from './editor.mjs';
import { openLongPost } from './typing.mjs';
import { median } from './lib/stats.mjs';

/** Two hundred chunks a second, for five seconds. */
const CHUNKS = 1000;
const EVERY_MS = 5;

/** Runs in the editor: keeps what takes the main thread longer than 50 ms. */
function watchTasks() {
	window.longTasks = [];
	window.taskObserver?.disconnect();
	window.taskObserver = new PerformanceObserver( ( list ) =>
		window.longTasks.push(
			...list.getEntries().map( ( { duration } ) => duration )
		)
	);
	window.taskObserver.observe( { type: 'longtask' } );
}

/** Runs in the editor: puts the assistant into the middle of the post. */
function addAssistant( id ) {
	const { blocks, data } = window.wp;
	const { insertBlock } = data.dispatch( 'core/block-editor' );
	const index = data.select( 'core/block-editor' ).getBlockIndex( id );
	insertBlock( blocks.createBlock( 'jetpack/ai-assistant' ), index );
}

async function streamOnce( { url }, name ) {
	const browser = await launch();
	try {
		const { page, canvas, id } = await openLongPost( browser, url );
		await page.evaluate( addAssistant, id );
		const block = canvas.locator( '[data-type="jetpack/ai-assistant"]' );
		const prompt = block.getByRole( 'textbox', { name: 'Ask AI' } );
		const done = block.getByRole( 'button', { name: 'Accept' } );
		// The first answer loads what Markdown needs.
		for ( const chunks of [ 20, CHUNKS ] ) {
			await prompt.fill(
				`chunks=${ chunks } every=${ EVERY_MS } id=${ name }-${ chunks } as=article`
			);
			await page.evaluate( watchTasks );
			await prompt.press( 'Enter' );
			await done.waitFor( { state: 'hidden' } );
			await done.waitFor( { timeout: 60_000 } );
		}
		return await page.evaluate( () => window.longTasks );
	} finally {
		await browser.close();
	}
}

/**
 * Measures streams.
 *
 * @param {Object} site A site whose AI server is the bench's own.
 * @param {number} runs How often.
 * @return {Promise<{longest: number, tasks: number, runs: number[][]}>} The longest task in the median run (ms; 0 where none took 50), how many there were, and those of each run.
 */
export async function measureStreaming( site, runs ) {
	const seen = [];
	for ( let run = 0; run < runs; run++ ) {
		seen.push( await streamOnce( site, `fast-${ run }` ) );
	}
	return {
		longest: median( seen.map( ( tasks ) => Math.max( 0, ...tasks ) ) ),
		tasks: median( seen.map( ( tasks ) => tasks.length ) ),
		runs: seen,
	};
}
