import { isRTL } from '@wordpress/i18n';

/**
 * A page with Tock's button, for a frame of its own.
 *
 * @param name The business's name, of letters, digits, - and _ alone.
 */
export function previewHtml( name: string ): string {
	return `<!doctype html><body dir="${ isRTL() ? 'rtl' : 'ltr' }" style="margin:0"><div id="Tock_widget_container" data-tock-display-mode="Button" data-tock-color-mode="Blue" data-tock-locale="en-us" data-tock-timezone="America/New_York"></div><script>(function(w,t){if(!w[t]){var q=w[t]=function(){q.callMethod?q.callMethod.apply(q,arguments):q.queue.push(arguments)};q.push=q;q.loaded=!0;q.version='1.0';q.queue=[]}})(window,'tock');tock('init',${ JSON.stringify(
		name
	) });</script><script async src="https://www.exploretock.com/tock.js"></script>`;
}
