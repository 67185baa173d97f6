<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Sign_Up;

use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Consent\Agreed;
use Slipstream\Support\Clock;
use Slipstream\Support\Sealed_Data;

/**
 * What a form to subscribe has said to a visitor. It is in the page, sealed, as pages are cached and no visitor may
 * change what others have agreed to.
 */
final class Offer {

	private const PURPOSE = 'subscribe';

	/** A cached page lives as long as those of forms. */
	private const LIFETIME = 90 * DAY_IN_SECONDS;

	/** Seconds that the clocks of two servers may differ. */
	private const CLOCKS = 60;

	/** @param string $language The locale of the page. */
	public function __construct(
		public readonly Agreed $agreed,
		public readonly string $language,
		public readonly int $shown
	) {}

	public function seal(): string {
		return Sealed_Data::for_visitors( 'subscribers' )->seal(
			self::PURPOSE,
			array(
				'text'     => $this->agreed->text,
				'form'     => $this->agreed->form,
				'page'     => $this->agreed->page,
				'language' => $this->language,
				'shown'    => $this->shown,
			)
		);
	}

	/** @throws Request_Error If it is not ours, or too old. */
	public static function open( string $sealed, Clock $clock ): self {
		$data  = Sealed_Data::for_visitors( 'subscribers' )->open( self::PURPOSE, $sealed );
		$shown = is_int( $data['shown'] ?? null ) ? $data['shown'] : 0;
		$now   = $clock->now();
		if ( array() === $data || $shown > $now + self::CLOCKS || $shown + self::LIFETIME < $now ) {
			throw new Request_Error(
				'subscribe_stale_form',
				__( 'This page is too old to subscribe from. Please reload it and try again.', 'slipstream' ),
				400
			);
		}
		return new self(
			new Agreed( (string) $data['text'], (string) $data['form'], (string) $data['page'] ),
			(string) $data['language'],
			$shown
		);
	}
}
