<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Paid_Content;

use Closure;
use Slipstream\Http\Site_Page;
use Slipstream\Paid_Content\Paid_Content_Module;
use Slipstream\Plugin;
use WP_Post;
use WP_Query;
use WP_REST_Request;
use WP_Scripts;
use WP_Styles;

/** Goes through doors as a request would. */
final class Doors {

	/** Whether the author has locked the post, and not a part of it only. */
	public static bool $is_by_author = false;

	/**
	 * Opens the page of a post.
	 *
	 * @param Closure(): mixed     $work Prints.
	 * @param array<string, mixed> $query
	 */
	public static function in_loop( WP_Post $post, Closure $work, array $query = array() ): string {
		return self::as_main( array( 'p' => $post->ID ) + $query, $work );
	}

	/** @param Closure(): mixed $work Prints. */
	public static function in_list( WP_Post $post, Closure $work ): string {
		return self::as_main( array( 'paged' => 1 ), $work );
	}

	/** Draws a block on the page of a post. */
	public static function block( WP_Post $post, string $block ): string {
		return self::in_loop( $post, static fn () => print do_blocks( $block ) );
	}

	/** @param Closure(): mixed $work Prints. */
	public static function only_containers( WP_Post $post, Closure $work ): string {
		return self::$is_by_author ? '' : self::printed( $work );
	}

	/** That a post was found by locked words says that it has them. */
	public static function found( WP_Post $post, string $answer ): string {
		return str_contains( $answer, "post-$post->ID" ) || str_contains( $answer, "\"id\":$post->ID," ) ? "LOCKED_WORDS found: $answer" : $answer;
	}

	/** @param array<string, mixed> $query */
	public static function search( string $words, array $query = array() ): string {
		return self::as_main(
			array(
				's'              => $words,
				'posts_per_page' => 50,
			) + $query,
			static fn () => print 'post-' . get_the_ID() . ' '
		);
	}

	public static function feed( WP_Post $post, string $type ): string {
		return self::as_main(
			array(
				'feed'         => $type,
				'withcomments' => str_starts_with( $type, 'comments' ) ? 1 : 0,
			) + ( str_contains( $type, 'atom' ) ? array( 'p' => $post->ID ) : array() ),
			static function () use ( $type ): void {
				// Its headers come too late here.
				set_error_handler( static fn (): bool => true, E_WARNING );
				rewind_posts();
				$GLOBALS['wp_query']->rewind_comments();
				include ABSPATH . WPINC . '/feed-' . ( str_starts_with( $type, 'comments' ) ? substr( $type, 9 ) . '-comments' : $type ) . '.php';
				restore_error_handler();
			},
			false
		);
	}

	/** @param array<string, mixed> $query */
	public static function rest( string $path, array $query = array(), string $method = 'GET' ): string {
		unset( $GLOBALS['post'] );
		$request = new WP_REST_Request( $method, $path );
		$request->set_query_params( $query );
		$server = rest_get_server();
		return (string) wp_json_encode( $server->response_to_data( rest_do_request( $request ), true ) );
	}

	/** What the button without a script leads to, and what is at its end. */
	public static function member_page( string $value ): string {
		$page   = Plugin::module( Paid_Content_Module::class )->page();
		$answer = $page->respond( $value, true );
		if ( $answer instanceof Site_Page ) {
			return $answer->html;
		}
		wp_parse_str( (string) wp_parse_url( $answer, PHP_URL_QUERY ), $query );
		$next = is_string( $query['slipstream_read'] ?? null ) ? $page->respond( $query['slipstream_read'], false ) : $answer;
		return $next instanceof Site_Page ? $next->html : $next;
	}

	/**
	 * @param array<string, mixed> $query
	 * @param Closure(): mixed     $work
	 */
	private static function as_main( array $query, Closure $work, bool $is_looped = true ): string {
		$before                  = array( $GLOBALS['wp_query'] ?? null, $GLOBALS['wp_the_query'] ?? null );
		$main                    = new WP_Query();
		$GLOBALS['wp_the_query'] = $main;
		$GLOBALS['wp_query']     = $main;
		$GLOBALS['wp_scripts']   = new WP_Scripts();
		$GLOBALS['wp_styles']    = new WP_Styles();
		unset( $GLOBALS['post'] );
		$main->query( $query );
		if ( $main->is_singular() ) {
			$GLOBALS['post'] = $main->post;
			setup_postdata( $main->post );
		}
		$html = self::printed(
			static function () use ( $main, $work, $is_looped ): void {
				if ( ! $is_looped ) {
					$work();
					return;
				}
				while ( $main->have_posts() ) {
					$main->the_post();
					$work();
				}
			}
		);
		list( $GLOBALS['wp_query'], $GLOBALS['wp_the_query'] ) = $before;
		unset( $GLOBALS['post'] );
		return $html;
	}

	/** @param Closure(): mixed $work */
	private static function printed( Closure $work ): string {
		ob_start();
		try {
			$work();
		} finally {
			$html = (string) ob_get_clean();
		}
		return $html;
	}
}
