<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

use stdClass;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * How products are stored: Jetpack's post type and metadata, so that its posts go on selling.
 */
final class Product_Type {

	public const NAME = 'jp_pay_product';

	public const PRICE    = 'spay_price';
	public const CURRENCY = 'spay_currency';
	public const MULTIPLE = 'spay_multiple';
	public const EMAIL    = 'spay_email';

	/** Types of the metadata, as routes have it. */
	private const META = array(
		self::PRICE    => 'number',
		self::CURRENCY => 'string',
		self::MULTIPLE => 'boolean',
		self::EMAIL    => 'string',
		'spay_cta'     => 'string',
		'spay_status'  => 'string',
	);

	public static function register(): void {
		register_post_type(
			self::NAME,
			array(
				'labels'           => array(
					'name'          => __( 'Products', 'slipstream' ),
					'singular_name' => __( 'Product', 'slipstream' ),
				),
				'public'           => false,
				'show_ui'          => false,
				'show_in_rest'     => true,
				'rewrite'          => false,
				'query_var'        => false,
				'delete_with_user' => false,
				'supports'         => array( 'title', 'editor', 'thumbnail', 'custom-fields', 'author' ),
				'capability_type'  => 'post',
				// Who may not publish sells nothing.
				'capabilities'     => array( 'edit_posts' => 'publish_posts' ),
				'map_meta_cap'     => true,
			)
		);
		foreach ( self::META as $name => $type ) {
			register_post_meta(
				self::NAME,
				$name,
				array(
					'type'          => $type,
					'single'        => true,
					'show_in_rest'  => true,
					'auth_callback' => static fn ( mixed $is_allowed, string $key, int $id ): bool =>
						current_user_can( 'edit_post', $id ),
				) + ( 'string' === $type ? array( 'sanitize_callback' => 'sanitize_text_field' ) : array() )
			);
		}
	}

	/** Whether somebody may put a product up for sale. */
	public static function may_sell( int $user_id, int $product_id ): bool {
		// Pages do without it, and so do requests of other programs.
		if ( ! post_type_exists( self::NAME ) ) {
			self::register();
		}
		return user_can( $user_id, 'edit_post', $product_id ) && user_can( $user_id, 'publish_post', $product_id );
	}

	/**
	 * Refuses what nobody could pay, and says in the words of the editor which field it is.
	 *
	 * @param stdClass|WP_Error $prepared The post.
	 */
	public static function check( mixed $prepared, WP_REST_Request $request ): mixed {
		$meta = $request['meta'];
		if ( is_wp_error( $prepared ) || ! is_array( $meta ) ) {
			return $prepared;
		}
		$email = $meta[ self::EMAIL ] ?? '';
		$price = $meta[ self::PRICE ] ?? 0;
		return match ( true ) {
			'' !== $email && ! ( is_string( $email ) && is_email( $email ) ) => self::refusal(
				self::EMAIL,
				__( 'This is not a valid email address.', 'slipstream' )
			),
			! is_numeric( $price ) || $price < 0 => self::refusal(
				self::PRICE,
				__( 'Invalid price.', 'slipstream' )
			),
			default => $prepared,
		};
	}

	/** Shows the owner's email address only to people who can edit the product. */
	public static function hide_email( WP_REST_Response $response, WP_Post $post ): WP_REST_Response {
		$data = $response->get_data();
		if ( isset( $data['meta'][ self::EMAIL ] ) && ! current_user_can( 'edit_post', $post->ID ) ) {
			unset( $data['meta'][ self::EMAIL ] );
			$response->set_data( $data );
		}
		return $response;
	}

	private static function refusal( string $key, string $message ): WP_Error {
		return new WP_Error(
			'product_invalid',
			$message,
			array(
				'status' => 400,
				'key'    => $key,
			)
		);
	}
}
