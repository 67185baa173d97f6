<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Form;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use Slipstream\Support\Sealed_Data;

/**
 * What a form says and does, as its author made it. It is in the page, sealed: pages are cached, and no visitor may
 * change what they agree to or which groups they get.
 */
final class Offer {

	private const PURPOSE = 'sign-up';

	/** A cached page lives as long as those of forms. */
	private const LIFETIME = 90 * DAY_IN_SECONDS;

	/** Seconds that the clocks of two servers may differ. */
	private const CLOCKS = 60;

	/**
	 * @param string       $list     The slug of the list that it was shown for.
	 * @param string       $consent  What people agree to.
	 * @param string       $page     The URL of its page.
	 * @param string       $language The locale of the page.
	 * @param int          $shown    When it was shown.
	 * @param string       $success  What it says when all went well.
	 * @param list<string> $groups   See Newsletter_Sign_Up, as for the following.
	 */
	public function __construct(
		public readonly string $list,
		public readonly string $consent,
		public readonly string $page,
		public readonly string $language,
		public readonly int $shown,
		public readonly string $success = '',
		public readonly array $groups = array(),
		public readonly string $tag = '',
		public readonly string $value = ''
	) {}

	public function seal(): string {
		return self::box()->seal( self::PURPOSE, get_object_vars( $this ) );
	}

	/** @throws Request_Error If it is not ours, or too old. */
	public static function open( string $sealed, Clock $clock ): self {
		$data  = self::box()->open( self::PURPOSE, $sealed );
		$shown = is_int( $data['shown'] ?? null ) ? $data['shown'] : 0;
		$now   = $clock->now();
		if ( array() === $data || $shown > $now + self::CLOCKS || $shown + self::LIFETIME < $now ) {
			throw self::stale();
		}
		return new self(
			(string) $data['list'],
			(string) $data['consent'],
			(string) $data['page'],
			(string) $data['language'],
			$shown,
			(string) $data['success'],
			array_values( array_map( 'strval', (array) $data['groups'] ) ),
			(string) $data['tag'],
			(string) $data['value']
		);
	}

	public static function stale(): Request_Error {
		return new Request_Error(
			'subscribe_stale_form',
			__( 'This page is too old to subscribe from. Please reload it and try again.', 'slipstream' ),
			400
		);
	}

	private static function box(): Sealed_Data {
		return Sealed_Data::for_visitors( 'newsletter' );
	}
}
