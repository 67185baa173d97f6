<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Publishing;

use Slipstream\Newsletter\Newsletter_Database;
use Slipstream\Newsletter\Sending\Newsletter_State;
use Slipstream\Newsletter\Sending\Newsletters;
use Slipstream\Newsletter\Sending\Reason;
use Slipstream\Subscribers\Subscribers_Settings;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Database_Errors;
use WP_Post;

/**
 * Decides what becomes of a post when it is published.
 */
final class Plan {

	/** @param int $due When to begin. */
	private function __construct(
		public readonly Newsletter_State $state,
		public readonly Reason $reason,
		public readonly int $due
	) {}

	/** @throws \Slipstream\Http\Request_Error If the database fails. */
	public static function of( WP_Post $post, Clock $clock ): self {
		$errors    = Database_Errors::count();
		$now       = $clock->now();
		$published = 'publish' === $post->post_status ? (int) get_post_timestamp( $post ) : $now;
		$reason    = match ( true ) {
			'' !== $post->post_password       => Reason::Password,
			$published < $now - Newsletters::OLDEST  => Reason::Old,
			default                           => self::choice( $post->ID ),
		};
		$due = max( $now, Post_Meta::time( $post->ID ) );
		// WordPress takes a choice that it could not read for none, and remembers that.
		if ( Database_Errors::count() > $errors ) {
			wp_cache_delete( $post->ID, 'post_meta' );
			Newsletter_Database::fail();
		}
		return new self(
			Reason::None === $reason ? Newsletter_State::Waiting : Newsletter_State::Withheld,
			$reason,
			$due
		);
	}

	/** Why the author, or the site, does not want a post sent. */
	private static function choice( int $post_id ): Reason {
		return match ( Post_Meta::is_withheld( $post_id ) ) {
			true    => Reason::Author,
			false   => Reason::None,
			default => true === Subscribers_Settings::value( Subscribers_Settings::SEND_DEFAULT )
				? Reason::None
				: Reason::Default,
		};
	}
}
