<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Closure;
use Slipstream\Ai\Engines\Image_Engine;
use Slipstream\Ai\Engines\Picker\Media_Picker;
use Slipstream\Ai\Engines\Reports_Waiting;
use Slipstream\Ai\Engines\Speech_Engine;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Ai\Images\Generated_Image;
use Slipstream\Ai\Images\Image_Request;
use Slipstream\Ai\Server\Server_Failure;
use Slipstream\Ai\Speech\Audio_File;
use Slipstream\Ai\Usage\Meter;
use Slipstream\Ai\Usage\Reservation;
use Slipstream\Ai\Usage\Usage_Entry;
use Slipstream\Http\Long_Request;
use Slipstream\Http\Request_Error;
use Slipstream\Tokens\Caller;
use Throwable;

/**
 * Lets a request in, counts it, and gives back what was reserved for one that fails.
 */
final class Media_Assistant {

	/** How many requests one image counts as. */
	private const IMAGE_COST = 10;

	public function __construct( private Media_Picker $engines, private Meter $meter, private Stream_Slots $slots ) {}

	/** How many requests one image counts as. */
	public static function image_cost(): int {
		/**
		 * Filters how many requests an image counts as.
		 *
		 * @since 0.1.0
		 *
		 * @param int $cost The default.
		 */
		return max( 1, (int) apply_filters( 'slipstream_ai_image_cost', self::IMAGE_COST ) );
	}

	/** @throws Request_Error If nobody does. */
	public function image_model(): string {
		return $this->engines->image()->image_model();
	}

	/** @throws Request_Error If there is none. */
	public function draw( Image_Request $request, string $feature, ?Caller $caller = null ): Generated_Image {
		$caller ??= Caller::current();
		$engine   = $this->engines->image();
		$entry    = new Usage_Entry(
			$caller,
			$feature,
			$engine->image_model(),
			images: 1
		);
		return $this->charged(
			$engine,
			$entry,
			mb_strlen( $request->prompt ),
			self::image_cost(),
			static fn(): Generated_Image => $engine->draw( $request )
		);
	}

	/**
	 * Transcribes a recording.
	 *
	 * @throws Request_Error If it cannot be done.
	 */
	public function transcribe( Audio_File $audio, string $feature, ?Caller $caller = null ): string {
		$caller ??= Caller::current();
		$engine   = $this->engines->speech();
		$entry    = new Usage_Entry(
			$caller,
			$feature,
			$engine->speech_model(),
			seconds: $audio->seconds()
		);
		return $this->charged( $engine, $entry, 0, 1, static fn(): string => $engine->transcribe( $audio ) );
	}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	private function charged(
		Image_Engine|Speech_Engine $engine,
		Usage_Entry $entry,
		int $characters,
		int $cost,
		Closure $work
	): mixed {
		$slot = $this->slots->acquire( $entry->caller, $engine instanceof Reports_Waiting );
		if ( null === $slot ) {
			throw Upstream_Errors::too_many_streams();
		}
		Long_Request::begin();
		if ( $engine instanceof Reports_Waiting ) {
			$engine->while_waiting( $this->renewal( $slot ) );
		}
		try {
			return $this->settled( $this->meter->reserve( $entry, $characters, $cost ), $work );
		} finally {
			$this->slots->release( $slot );
		}
	}

	/** @return Closure(): void What renews the lease of a slot, however often it is called. */
	private function renewal( string $slot ): Closure {
		$renewed = hrtime( true );
		return function () use ( $slot, &$renewed ): void {
			if ( hrtime( true ) - $renewed >= Stream_Slots::RENEW * 1e9 ) {
				$renewed = hrtime( true );
				$this->slots->renew( $slot );
			}
		};
	}

	/**
	 * Does work that was let in, and accounts for it.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	private function settled( Reservation $reservation, Closure $work ): mixed {
		try {
			$result = $work();
		} catch ( Throwable $error ) {
			$this->meter->refund(
				$reservation,
				$error instanceof Request_Error ? Server_Failure::outcome( $error ) : 'error_network'
			);
			throw $error;
		}
		$this->meter->settle( $reservation, null, 0, Relay_Result::DONE );
		return $result;
	}
}
