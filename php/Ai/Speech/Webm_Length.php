<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Speech;

/**
 * Reads the time of a WebM file's last block. Browsers record without knowing how long it will be, so the file's head
 * tells no length.
 */
final class Webm_Length {

	private const CLUSTER      = "\x1F\x43\xB6\x75";
	private const SCALE        = "\x2A\xD7\xB1";
	private const TIME         = 0xE7;
	private const SIMPLE_BLOCK = 0xA3;
	private const BLOCK_GROUP  = 0xA0;
	private const BLOCK        = 0xA1;

	/** More blocks than half a minute has, which is the longest cluster that browsers write. */
	private const MOST = 100_000;

	/** Where in the file a clock's scale may stand. */
	private const HEAD = 4096;

	public function __construct( private string $bytes ) {}

	/** The length in seconds; 0 if the file does not tell. */
	public function seconds(): float {
		$at    = strrpos( $this->bytes, self::CLUSTER );
		$ticks = false === $at ? 0 : $this->end_of_cluster( $at );
		return max( 0, $ticks ) * $this->scale() / 1e9;
	}

	/** When the last block of a cluster begins, in ticks of the file's clock. */
	private function end_of_cluster( int $at ): int {
		$start = 0;
		$last  = 0;
		// Its size may be unknown: what follows shows what it holds.
		$at  = $this->number( $at + strlen( self::CLUSTER ) )[1];
		$end = strlen( $this->bytes );
		for ( $count = 0; $count < self::MOST && $at < $end; $count++ ) {
			list( $id, $at )   = $this->number( $at, true );
			list( $size, $at ) = $this->number( $at );
			if ( self::TIME === $id ) {
				$start = $this->integer( $at, $size );
			} elseif ( self::SIMPLE_BLOCK === $id || self::BLOCK === $id ) {
				// The track's number, then the time within the cluster.
				$last = max( $last, $this->integer( $this->number( $at )[1], 2 ) );
			}
			// A group is entered, all else is passed.
			$at += self::BLOCK_GROUP === $id ? 0 : $size;
		}
		return $start + $last;
	}

	private function scale(): int {
		$at = strpos( substr( $this->bytes, 0, self::HEAD ), self::SCALE );
		if ( false === $at ) {
			return 1_000_000;
		}
		list( $size, $at ) = $this->number( $at + strlen( self::SCALE ) );
		return $this->integer( $at, $size );
	}

	/** @return array{int, int} */
	private function number( int $at, bool $is_id = false ): array {
		$first  = ord( $this->bytes[ $at ] ?? "\xFF" );
		$length = 1;
		while ( $length < 8 && 0 === ( $first & ( 0x100 >> $length ) ) ) {
			++$length;
		}
		$number = $this->integer( $at, $length );
		return array( $is_id ? $number : $number & ( ( 1 << ( 7 * $length ) ) - 1 ), $at + $length );
	}

	private function integer( int $at, int $size ): int {
		$number = 0;
		foreach ( str_split( substr( $this->bytes, $at, min( 8, $size ) ) ) as $byte ) {
			$number = ( $number << 8 ) | ord( $byte );
		}
		return $number;
	}
}
