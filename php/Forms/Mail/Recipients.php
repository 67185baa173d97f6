<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Mail;

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Source;
use WP_Post;

/**
 * Makes sure that only the site's own people choose who gets the email: unpublished forms send none, and a form's own
 * addresses apply only if its author can publish.
 */
final class Recipients {

	private const MAX = 50;

	/**
	 * Whether visitors can see the form. A form that only its author sees, such as in a draft's preview, sends no
	 * email.
	 */
	public static function may_be_notified( Form_Source $source ): bool {
		foreach ( array( self::holder( $source ), $source->page_id ) as $id ) {
			$post   = $id > 0 ? get_post( $id ) : null;
			$status = $post instanceof WP_Post ? get_post_status_object( (string) get_post_status( $post ) ) : null;
			if ( $post instanceof WP_Post && ( null === $status || ! ( $status->public || $status->private ) ) ) {
				return false;
			}
		}
		return true;
	}

	/** @return list<string> */
	public static function of( Form $form ): array {
		$holder = self::holder( $form->source );
		// A form outside posts was written by someone who can change the theme.
		$own = 0 === $holder || self::may_publish( $holder ) ? self::own( $form ) : array();
		if ( $own ) {
			return array_slice( $own, 0, self::MAX );
		}
		$id     = $form->source->post_id();
		$post   = $id > 0 && self::may_publish( $id ) ? get_post( $id ) : null;
		$author = $post instanceof WP_Post ? get_userdata( (int) $post->post_author ) : false;
		return array(
			$author && is_email( $author->user_email ) ? $author->user_email : (string) get_option( 'admin_email' ),
		);
	}

	/** @return list<string> */
	private static function own( Form $form ): array {
		$wanted = (array) preg_split( '/[\s,;]+/', str_replace( array( '<', '>' ), ' ', $form->text( 'to' ) ) );
		foreach ( $form->items( 'notificationRecipients' ) as $recipient ) {
			$user     = is_numeric( $recipient ) ? get_userdata( (int) $recipient ) : false;
			$wanted[] = $user ? $user->user_email : ( is_string( $recipient ) ? $recipient : '' );
		}
		return array_values(
			array_unique(
				array_filter(
					array_map( 'strval', $wanted ),
					static fn ( string $address ): bool => (bool) is_email( $address )
				)
			)
		);
	}

	/** The post whose author wrote the form, or 0. */
	private static function holder( Form_Source $source ): int {
		return match ( $source->kind ) {
			'post', 'form' => (int) $source->id,
			'inline'       => $source->page_id,
			default        => 0,
		};
	}

	private static function may_publish( int $id ): bool {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post ) {
			return false;
		}
		$type = get_post_type_object( $post->post_type );
		// Posts that code created have no author.
		return 0 === (int) $post->post_author
			|| user_can( (int) $post->post_author, $type ? $type->cap->publish_posts : 'publish_posts' );
	}
}
