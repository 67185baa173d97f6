<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

use Slipstream\Subscribers\Subscribers_Settings;

/**
 * Who newsletters come from. The address is the one that WordPress sends from, on the site's own domain: mail servers
 * distrust another one.
 */
final class Sender_Identity {

	/** The sender's name. */
	public function name(): string {
		$name = trim( (string) Subscribers_Settings::value( Subscribers_Settings::FROM_NAME ) );
		return self::plain( '' === $name ? (string) get_option( 'blogname' ) : $name );
	}

	/** @return list<string> Headers of RFC 2919 and for mail programs, and where replies go. */
	public function headers( int $post_id ): array {
		$headers = array( 'List-Id: <newsletter.' . self::host() . '>', 'Precedence: bulk' );
		$author  = get_userdata( (int) get_post_field( 'post_author', $post_id ) );
		$replies = Subscribers_Settings::value( Subscribers_Settings::REPLY_TO );
		if ( 'author' === $replies && false !== $author && false !== is_email( $author->user_email ) ) {
			// WordPress takes a comma for the end of an address.
			$name      = str_replace( array( ',', '"', '<', '>' ), ' ', self::plain( $author->display_name ) );
			$headers[] = "Reply-To: $name <$author->user_email>";
		}
		return $headers;
	}

	/** The host that the list is named after. */
	private static function host(): string {
		return (string) wp_parse_url( home_url(), PHP_URL_HOST );
	}

	/** A text of one line, without what WordPress has encoded. */
	private static function plain( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', wp_specialchars_decode( $text, ENT_QUOTES ) ) );
	}
}
