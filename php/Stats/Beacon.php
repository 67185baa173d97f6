<?php

declare( strict_types=1 );

namespace Slipstream\Stats;

use Slipstream\Stats\Rest\View_Controller;

/**
 * Prints a short script that reports a view once someone sees the page. Rendering the page counts nothing, because it
 * may come from a cache.
 */
final class Beacon {

	/**
	 * Only the host of the previous page leaves the browser. A page that loads ahead or in the background is hidden
	 * until someone looks at it.
	 */
	private const SCRIPT = "(()=>{let d=document,n=navigator,v='visibilitychange',f=()=>d.hidden||(d.removeEventListener(v,f),n.sendBeacon(%1\$s,new URLSearchParams({post:%2\$d,referrer:(d.referrer.split('/')[2]||'').slice(0,100)})));%3\$s(d.addEventListener(v,f),f())})()";

	/** Left out if the site does not honor Do Not Track. */
	private const UNLESS_ASKED_NOT_TO = "n.doNotTrack=='1'||n.globalPrivacyControl||";

	/** Prints the script. Runs on wp_footer. */
	public static function print(): void {
		if ( self::is_page() && Audience::is_counted( get_current_user_id() ) ) {
			wp_print_inline_script_tag( self::script( self::post() ) );
		}
	}

	/**
	 * The script of a page.
	 *
	 * @param int $post The post; 0 for lists of posts.
	 */
	public static function script( int $post ): string {
		return sprintf(
			self::SCRIPT,
			(string) wp_json_encode( rest_url( View_Controller::ROUTE ), JSON_UNESCAPED_SLASHES | JSON_HEX_TAG ),
			$post,
			Stats_Settings::honors_do_not_track() ? self::UNLESS_ASKED_NOT_TO : ''
		);
	}

	/** Whether this is a page for people to read. */
	private static function is_page(): bool {
		return ! is_404() && ! is_preview() && ! is_customize_preview() && ! is_embed() && ! is_feed();
	}

	/** The post that the page shows; 0 for lists of posts. */
	private static function post(): int {
		return is_singular() || ( is_home() && ! is_front_page() ) ? get_queried_object_id() : 0;
	}
}
