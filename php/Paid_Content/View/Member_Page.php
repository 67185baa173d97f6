<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\View;

use Slipstream\Http\Page_Parts;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Paid_Content\Access\Post_Access;
use Slipstream\Paid_Content\Access\Reader;
use Slipstream\Paid_Content\Access\Viewer;
use Slipstream\Paid_Content\Gate\Gate;
use Slipstream\Support\Database\Database_Errors;
use WP_Post;

/**
 * The way to a locked part without a script: the button leads to an address that works once, for the one who pressed
 * it. A cache that keeps its page against its will keeps it where nobody else comes.
 */
final class Member_Page {

	public const QUERY = 'slipstream_read';

	/** What a page's address ends with, so that its script asks for the part at once. */
	public const FRAGMENT = 'slipstream-read';

	public function __construct(
		private Gate $gate,
		private Viewer $viewer,
		private Locked_View $view,
		private Tickets $tickets
	) {}

	/** Where the button's form is sent. */
	public static function address( int $post_id ): string {
		return add_query_arg( self::QUERY, (string) $post_id, home_url( '/' ) );
	}

	/**
	 * @param string $value   A post's number, or what an address has that works once.
	 * @param bool   $is_sent Whether the button was pressed.
	 * @return Site_Page|string The page, or where to go.
	 */
	public function respond( string $value, bool $is_sent ): Site_Page|string {
		$title = __( 'Locked content', 'slipstream' );
		$id    = 0;
		try {
			$id   = ctype_digit( $value ) ? (int) $value : $this->tickets->post( $value );
			$post = self::post( $id );
			if ( ctype_digit( $value ) ) {
				return $is_sent ? $this->press( $post ) : (string) get_permalink( $post );
			}
			return $this->page( $post, $value );
		} catch ( Request_Error $error ) {
			$post  = $id > 0 ? get_post( $id ) : null;
			$again = $post instanceof WP_Post && Viewer::may_open( $post ) ? self::again( $post ) : '';
			return Site_Page::of_error( $title, $error, $again );
		}
	}

	/** Leads to the page of someone who has access, else says how to get it. */
	private function press( WP_Post $post ): Site_Page|string {
		$reader = $this->viewer->reader( $post );
		if ( null === $reader ) {
			return $this->viewer->sign_in_url( get_permalink( $post ) . '#' . self::FRAGMENT );
		}
		if ( ! $this->reads_more( $post, $reader ) ) {
			return $this->refusal( $post );
		}
		$ticket = $this->tickets->make( $post->ID, $this->viewer->mark() );
		return add_query_arg( self::QUERY, rawurlencode( $ticket ), home_url( '/' ) );
	}

	private function page( WP_Post $post, string $ticket ): Site_Page {
		$reader = $this->viewer->reader( $post );
		$this->tickets->use( $ticket, $this->viewer->mark() );
		if ( null === $reader || ! $this->reads_more( $post, $reader ) ) {
			return $this->refusal( $post );
		}
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As a page of the post.
		setup_postdata( $post );
		return new Site_Page(
			get_the_title( $post ),
			Text::html( $this->gate->as_read_by( $post, $reader )->content )
				. Page_Parts::link( (string) get_permalink( $post ), __( 'Back to the post', 'slipstream' ) )
		);
	}

	/** Whether someone sees something that strangers do not. */
	private function reads_more( WP_Post $post, Reader $reader ): bool {
		$parts = $this->gate->of( $post )->parts;
		if ( array() === $parts ) {
			// Someone has opened it since the page was made that has the button.
			return true;
		}
		foreach ( $parts as $part ) {
			if ( $part->is_open_to( $reader ) ) {
				return true;
			}
		}
		return false;
	}

	private function refusal( WP_Post $post ): Site_Page {
		$access = Post_Access::of( $post );
		$email  = $this->viewer->member()->email ?? '';
		return new Site_Page(
			__( 'You do not have access', 'slipstream' ),
			Page_Parts::paragraph(
				sprintf(
					/* translators: %s: an email address. */
					__( 'You are signed in as %s, which has no access to this content.', 'slipstream' ),
					$email
				)
			)
				. $this->view->way_in( $access, $post->ID )
				. Page_Parts::link( (string) get_permalink( $post ), __( 'Back to the post', 'slipstream' ) )
				. Page_Parts::link(
					$this->viewer->sign_in_url( (string) get_permalink( $post ) ),
					__( 'Sign in with another address', 'slipstream' )
				),
			403
		);
	}

	private static function again( WP_Post $post ): string {
		return Page_Parts::form( self::address( $post->ID ), Page_Parts::button( __( 'Open it again', 'slipstream' ) ) )
			. Page_Parts::link( (string) get_permalink( $post ), __( 'Back to the post', 'slipstream' ) );
	}

	/** @throws Request_Error If there is no such post to read. */
	public static function post( int $id ): WP_Post {
		$errors = Database_Errors::count();
		$post   = $id > 0 ? get_post( $id ) : null;
		if ( null === $post && Database_Errors::count() > $errors ) {
			throw Request_Error::database_failed( 'paid_content_unavailable', 5 );
		}
		return $post instanceof WP_Post && Viewer::may_open( $post ) ? $post : throw new Request_Error(
			'paid_content_not_found',
			__( 'There is no such post.', 'slipstream' ),
			404
		);
	}
}
