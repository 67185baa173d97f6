<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rest;

use Slipstream\Newsletter\Sending\Newsletter;
use Slipstream\Newsletter\Sending\Newsletters;

/**
 * Newsletters as routes give them.
 */
final class Newsletter_Items {

	/**
	 * @param array<string, int> $counts How many emails are in which state.
	 * @return array<string, mixed>
	 */
	public static function of( Newsletter $newsletter, array $counts ): array {
		return array(
			'id'          => $newsletter->id,
			'post_id'     => $newsletter->post_id,
			'title'       => html_entity_decode( get_the_title( $newsletter->post_id ), ENT_QUOTES, 'UTF-8' ),
			'link'        => (string) get_permalink( $newsletter->post_id ),
			'state'       => $newsletter->state->value,
			'reason'      => $newsletter->reason->value,
			'reason_text' => $newsletter->reason->label(),
			'audience'    => $newsletter->audience,
			'emails'      => $counts,
			'due'         => $newsletter->due,
			'begun'       => $newsletter->begun,
			'ended'       => $newsletter->ended,
			'is_here'     => Newsletters::here() === $newsletter->place,
		);
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		$count = array( 'type' => 'integer' );
		return array(
			'id'          => 'integer',
			'post_id'     => 'integer',
			'title'       => 'string',
			'link'        => 'string',
			'state'       => 'string',
			'reason'      => 'string',
			'reason_text' => 'string',
			'audience'    => 'integer',
			'emails'      => array(
				'type'       => 'object',
				'properties' => array_fill_keys(
					array( 'queued', 'claimed', 'sent', 'skipped', 'failed', 'unsure' ),
					$count
				),
			),
			'due'         => 'integer',
			'begun'       => 'integer',
			'ended'       => 'integer',
			'is_here'     => 'boolean',
		);
	}
}
