<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

use WP_HTML_Tag_Processor;

/**
 * Leaves the decision to the browser, so that the page is the same for everybody and can be cached.
 */
final class Repeat_Visitor {

	public const NAME = 'jetpack/repeat-visitor';

	/**
	 * Decides before the block is painted, and leaves the count beside the rule. Reads only: counting waits for the
	 * page to be loaded, and for consent, see blocks/repeat-visitor/view.ts. `jp-visit-counter` is an older count of
	 * the same. No "less than" in it: the filters of a page would take it for a tag.
	 */
	private const SCRIPT = <<<'JS'
(s=>{
let n=0,b=s.previousElementSibling,r=b.dataset.slipstreamVisits.split(':'),
c=/(?:^|; )jp-visit-counter=(\d+)/.exec(document.cookie);
try{let v=(localStorage.getItem('slipstream-visits:'+location.pathname)||'').split('.');
if(v[1]>Date.now())n=Math.floor(v[0])||0}catch(e){}
b.dataset.slipstreamVisitCount=n=Math.max(n,c?+c[1]:0);
b.hidden=r[0]=='before-visits'==n>=+r[1]
})(document.currentScript)
JS;

	/**
	 * HTML of a block. Attributes can hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $content    Its saved HTML, with the inner blocks rendered.
	 */
	public function render( array $attributes, string $content ): string {
		$threshold = is_numeric( $attributes['threshold'] ?? null ) ? max( 0, (int) $attributes['threshold'] ) : 3;
		$is_before = 'before-visits' === ( $attributes['criteria'] ?? null );
		// Whoever cannot be asked counts as someone who is here for the first time.
		$is_hidden = $is_before ? $threshold < 1 : $threshold > 0;
		if ( is_feed() ) {
			return $is_hidden ? '' : $content;
		}

		$tags = new WP_HTML_Tag_Processor( $content );
		if ( ! $tags->next_tag() ) {
			return $content;
		}
		$tags->set_attribute(
			'data-slipstream-visits',
			( $is_before ? 'before-visits' : 'after-visits' ) . ':' . $threshold
		);
		// Who tries the rule counts as well; a preview is no visit, and may have the address of another page.
		if ( ! is_preview() ) {
			$tags->set_attribute( 'data-slipstream-counts', self::requires_consent() ? 'ask' : 'always' );
		}
		if ( $is_hidden ) {
			$tags->set_attribute( 'hidden', true );
		}
		return $tags->get_updated_html() . wp_get_inline_script_tag( self::SCRIPT );
	}

	/** What the browser remembers, for the privacy policy. */
	public static function privacy_policy(): string {
		return __(
			'Some pages show different content to new and returning visitors. On those pages, your browser counts your visits. The count stays in your browser, for up to 180 days.',
			'slipstream'
		);
	}

	/** Whether visitors must consent before anything is stored in their browser. */
	private static function requires_consent(): bool {
		/**
		 * Filters whether visitors must consent before their visits are counted. They consent through the WP Consent
		 * API, in the category "preferences".
		 *
		 * @since 0.1.0
		 *
		 * @param bool $asks Whether the WP Consent API is available.
		 */
		return (bool) apply_filters( 'slipstream_asks_consent', function_exists( 'wp_has_consent' ) );
	}
}
