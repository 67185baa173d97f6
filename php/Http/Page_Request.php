<?php

declare( strict_types=1 );

namespace Slipstream\Http;

/**
 * What the present request shows.
 */
final class Page_Request {

	/** Whether it is a page that visitors can use, not a feed, a mail, or what an editor asks for. */
	public static function is_page(): bool {
		return ! is_feed() && ! is_admin() && ! wp_doing_cron() && ! wp_is_serving_rest_request();
	}
}
