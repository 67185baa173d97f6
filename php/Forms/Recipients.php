<?php
/**
 * Who is told of responses.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use WP_Post;

/**
 * Nobody but the site's own people decides to whom the site writes: nothing is mailed before it is published, and addresses of a form's own count where its author may publish.
 */
final class Recipients {

	private const MAX = 50;

	/**
	 * Whether visitors get to see where a form stands. What only its author sees, such as the preview of a draft, mails nobody.
	 *
	 * @param Form_Source $source Where it stands.
	 */
	public static function may_be_told( Form_Source $source ): bool {
		foreach ( array( self::holder( $source ), get_post( $source->page_id ?: -1 ) ) as $post ) {
			$status = $post instanceof WP_Post ? get_post_status_object( (string) get_post_status( $post ) ) : null;
			if ( $post instanceof WP_Post && ( null === $status || ! ( $status->public || $status->private ) ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * The addresses.
	 *
	 * @param Form $form The form.
	 * @return list<string>
	 */
	public static function of( Form $form ): array {
		$own = self::may_publish( self::holder( $form->source ) ) ? self::own( $form ) : array();
		if ( $own ) {
			return array_slice( $own, 0, self::MAX );
		}
		$post   = $form->source->post_id() > 0 ? get_post( $form->source->post_id() ) : null;
		$author = $post instanceof WP_Post && self::may_publish( $post ) ? get_userdata( (int) $post->post_author ) : false;
		return array( $author && is_email( $author->user_email ) ? $author->user_email : (string) get_option( 'admin_email' ) );
	}

	/**
	 * The addresses that a form names.
	 *
	 * @param Form $form The form.
	 * @return list<string>
	 */
	private static function own( Form $form ): array {
		$wanted = (array) preg_split( '/[\s,;]+/', str_replace( array( '<', '>' ), ' ', $form->text( 'to' ) ) );
		foreach ( $form->items( 'notificationRecipients' ) as $recipient ) {
			$user     = is_numeric( $recipient ) ? get_userdata( (int) $recipient ) : false;
			$wanted[] = $user ? $user->user_email : ( is_string( $recipient ) ? $recipient : '' );
		}
		return array_values( array_unique( array_filter( array_map( 'strval', $wanted ), static fn ( string $address ): bool => (bool) is_email( $address ) ) ) );
	}

	/**
	 * The post whose author has written a form; null for widgets and templates, which only those write who may change the theme.
	 *
	 * @param Form_Source $source Where it stands.
	 */
	private static function holder( Form_Source $source ): ?WP_Post {
		$id = match ( $source->kind ) {
			'post', 'form' => (int) $source->id,
			'inline'       => $source->page_id,
			default        => 0,
		};
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post ? $post : null;
	}

	/**
	 * Whether the author of a post may publish it.
	 *
	 * @param WP_Post|null $post The post.
	 */
	private static function may_publish( ?WP_Post $post ): bool {
		// What code has made has no author.
		if ( null === $post || 0 === (int) $post->post_author ) {
			return true;
		}
		$type = get_post_type_object( $post->post_type );
		return user_can( (int) $post->post_author, $type ? $type->cap->publish_posts : 'publish_posts' );
	}
}
