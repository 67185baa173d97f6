<?php

declare( strict_types=1 );

namespace Slipstream\Memberships;

use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Currency;
use Slipstream\Money\Money;
use WP_Post;

/**
 * How plans are stored: Jetpack's post type and metadata, so that its posts keep their plans.
 */
final class Plan_Type {

	public const NAME = 'jp_mem_plan';

	/** What the names of its metadata begin with. */
	private const PREFIX = 'jetpack_memberships_';

	public static function register(): void {
		register_post_type(
			self::NAME,
			array(
				'labels'           => array(
					'name'          => __( 'Payment plans', 'slipstream' ),
					'singular_name' => __( 'Payment plan', 'slipstream' ),
				),
				'public'           => false,
				'show_ui'          => false,
				'show_in_rest'     => false,
				'can_export'       => true,
				'rewrite'          => false,
				'query_var'        => false,
				'delete_with_user' => false,
				'supports'         => array( 'title', 'editor', 'custom-fields', 'author' ),
				'capability_type'  => 'page',
				'map_meta_cap'     => true,
			)
		);
	}

	/**
	 * The plan of a post.
	 *
	 * @param bool $with_deleted Whether one counts that is no longer sold.
	 * @return Plan|null Null if it is no plan, was deleted, or lacks what a plan needs to be paid.
	 */
	public static function read( WP_Post $post, bool $with_deleted = false ): ?Plan {
		$meta     = self::meta_of( $post->ID );
		$currency = strtoupper( $meta['currency'] ?? '' );
		$interval = Billing_Interval::tryFrom( $meta['interval'] ?? '' );
		$price    = Money::from_decimal( '' === ( $meta['price'] ?? '' ) ? '0' : $meta['price'], $currency );
		if (
			self::NAME !== $post->post_type || 'publish' !== $post->post_status
			|| ( ! $with_deleted && self::is_on( $meta, 'is_deleted' ) )
			|| null === $price || null === $interval || ! Currency::is_known( $currency )
		) {
			return null;
		}
		$type = $meta['type'] ?? '';
		return new Plan(
			$post->ID,
			$post->post_title,
			$price,
			$interval,
			$type,
			(int) ( $meta['tier'] ?? 0 ),
			self::is_on( $meta, 'is_editable', Plan::DONATION !== $type ),
			self::is_on( $meta, 'buyer_can_change_amount', Plan::DONATION === $type ),
			self::is_on( $meta, 'multiple_per_user' ),
			self::is_on( $meta, 'site_subscriber' ),
			$post->post_content,
			$meta['welcome_email_content'] ?? ''
		);
	}

	/** @return array<string, string> The metadata of a plan, by full name. */
	public static function meta( Plan $plan ): array {
		$values = array(
			'price'                   => $plan->price->digits(),
			'currency'                => $plan->price->currency,
			'interval'                => $plan->interval->value,
			'type'                    => $plan->type,
			'tier'                    => 0 === $plan->tier ? '' : (string) $plan->tier,
			'is_editable'             => $plan->is_editable ? '1' : '0',
			'buyer_can_change_amount' => $plan->is_amount_open ? '1' : '0',
			'multiple_per_user'       => $plan->allows_several ? '1' : '0',
			'site_subscriber'         => $plan->subscribes ? '1' : '0',
			'welcome_email_content'   => $plan->welcome,
			'is_deleted'              => '0',
		);
		return array_combine( array_map( self::key( ... ), array_keys( $values ) ), $values );
	}

	/** The full name of a member of the metadata. */
	public static function key( string $name ): string {
		return self::PREFIX . $name;
	}

	/** @return array<string, string> By name without the prefix. */
	private static function meta_of( int $id ): array {
		$meta = array();
		foreach ( (array) get_post_meta( $id ) as $name => $values ) {
			if ( str_starts_with( (string) $name, self::PREFIX ) && is_string( $values[0] ?? null ) ) {
				$meta[ substr( (string) $name, strlen( self::PREFIX ) ) ] = trim( $values[0] );
			}
		}
		return $meta;
	}

	/** @param array<string, string> $meta */
	private static function is_on( array $meta, string $name, bool $by_default = false ): bool {
		$value = $meta[ $name ] ?? '';
		return '' === $value ? $by_default : wp_validate_boolean( $value );
	}
}
