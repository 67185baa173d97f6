<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Mailchimp;

use Slipstream\Http\Request_Error;
use Slipstream\Signatures\Timed_Signature;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Takes what Mailchimp tells of the audience, and tells it to other plugins. Nothing of it is stored.
 */
final class Webhook_Intake {

	/** Bytes of a message: Mailchimp's have a few thousand. */
	private const LONGEST = 65536;

	/** Seconds in which Mailchimp may send the same message again. */
	private const REPEATS = 3 * HOUR_IN_SECONDS;

	private const TYPES = array( 'subscribe', 'unsubscribe', 'profile', 'cleaned', 'upemail' );

	public function __construct( private Webhook_Store $store, private Counters $counters, private Clock $clock ) {}

	/**
	 * @param string $body The body as it came, byte for byte.
	 * @throws Request_Error If it is not from Mailchimp, or must be sent again.
	 */
	public function receive( string $body, string $signature ): void {
		$webhook = $this->store->get();
		if (
			strlen( $body ) > self::LONGEST
			|| ! Timed_Signature::verify( $body, $signature, array( $webhook['secret'] ), $this->clock->now() )
		) {
			throw new Request_Error(
				'mailchimp_signature_invalid',
				__( 'The signature is not valid.', 'slipstream' ),
				400
			);
		}
		parse_str( $body, $message );
		$data = is_array( $message['data'] ?? null ) ? $message['data'] : array();
		$type = $message['type'] ?? '';
		if ( ! in_array( $type, self::TYPES, true ) || ( $data['list_id'] ?? '' ) !== $webhook['audience'] ) {
			// Signed, but nothing that this site waits for: Mailchimp need not send it again.
			return;
		}
		// Marked once it is told: what was told to nobody, because the process was killed, comes again.
		$name = 'mailchimp-message|' . hash( 'sha256', $body );
		$told = $this->counters->count( $name )
			?? throw Request_Error::database_failed( 'mailchimp_webhook_unknown', 5 );
		if ( $told > 0 ) {
			return;
		}
		/**
		 * Fires when Mailchimp tells that something about a member of the site's audience has changed: not by this
		 * site. It may fire twice for one change.
		 *
		 * @since 0.1.0
		 *
		 * @param string                  $type What has happened: subscribe, unsubscribe, profile, cleaned, or upemail.
		 * @param array<array-key, mixed> $data What Mailchimp says of it, such as email and merges, unescaped.
		 */
		do_action( 'slipstream_mailchimp_event', $type, $data );
		if ( Claim_Result::Unknown === $this->counters->take( $name, 1, self::REPEATS ) ) {
			throw Request_Error::database_failed( 'mailchimp_webhook_unknown', 5 );
		}
	}
}
