<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use Slipstream\Payments\Ledger\Payer;

/**
 * What someone has declared, as they have typed it.
 */
final class Declared {

	public const FIELD_NAME     = 'slipstream_name';
	public const FIELD_EMAIL    = 'slipstream_email';
	public const FIELD_SCOPE    = 'slipstream_scope';
	public const FIELD_CONTRACT = 'slipstream_contract';
	public const FIELD_HOW      = 'slipstream_how';
	public const FIELD_CAUSE    = 'slipstream_cause';
	public const FIELD_ENDS     = 'slipstream_ends';

	/** All contracts with this site, or one. */
	public const ALL = 'all';
	public const ONE = 'one';

	/** As it was agreed, or for a cause. */
	public const ORDINARY  = 'ordinary';
	public const FOR_CAUSE = 'cause';

	/** Characters of each text. */
	private const LONGEST = array(
		self::FIELD_NAME     => 200,
		self::FIELD_EMAIL    => 254,
		self::FIELD_CONTRACT => 1000,
		self::FIELD_CAUSE    => 5000,
		self::FIELD_ENDS     => 100,
	);

	/** @param array<string, string> $values By field. */
	private function __construct( public readonly Declaration_Kind $kind, private array $values ) {}

	/** @param array<mixed> $values By field, without slashes; what is no text is left out. */
	public static function of( Declaration_Kind $kind, array $values ): self {
		$choices = array_flip( array( self::FIELD_SCOPE, self::FIELD_HOW ) );
		$known   = array_intersect_key( $values, self::LONGEST + $choices );
		return new self(
			$kind,
			array_filter(
				$known,
				static fn ( mixed $value ): bool => is_string( $value ) && mb_check_encoding( $value, 'UTF-8' )
			)
		);
	}

	/** '' if nothing was typed. */
	public function text( string $field ): string {
		return $this->values[ $field ] ?? '';
	}

	public function email(): string {
		return trim( $this->text( self::FIELD_EMAIL ) );
	}

	/** Whether an address is the one that was typed. */
	public function is_of( string $email ): bool {
		return hash_equals( Payer::key( $this->email() ), Payer::key( $email ) );
	}

	public function is_for_all(): bool {
		return self::ONE !== $this->text( self::FIELD_SCOPE );
	}

	public function is_for_cause(): bool {
		return Declaration_Kind::Cancel === $this->kind && self::FOR_CAUSE === $this->text( self::FIELD_HOW );
	}

	/** Whether it leaves nothing to choose: all is canceled, as soon as possible. */
	public function is_clear(): bool {
		return Declaration_Kind::Cancel === $this->kind && $this->is_for_all() && '' === $this->ends();
	}

	/** When it is to end; '' for as soon as possible. */
	public function ends(): string {
		return Declaration_Kind::Cancel === $this->kind ? trim( $this->text( self::FIELD_ENDS ) ) : '';
	}

	/** @return array<string, string> */
	public function values(): array {
		return $this->values;
	}

	/**
	 * What is wrong, by field.
	 *
	 * @return array<string, string> Sentences; none if nothing is.
	 */
	public function problems(): array {
		$problems = array();
		if ( '' === trim( $this->text( self::FIELD_NAME ) ) ) {
			$problems[ self::FIELD_NAME ] = __( 'Enter your name.', 'slipstream' );
		}
		if ( false === is_email( $this->email() ) ) {
			$problems[ self::FIELD_EMAIL ] = __( 'Enter your email address.', 'slipstream' );
		}
		if ( ! $this->is_for_all() && '' === trim( $this->text( self::FIELD_CONTRACT ) ) ) {
			$problems[ self::FIELD_CONTRACT ] = __( 'Say which contract you mean.', 'slipstream' );
		}
		if ( $this->is_for_all() && '' !== trim( $this->text( self::FIELD_CONTRACT ) ) ) {
			$problems[ self::FIELD_CONTRACT ] = __( 'You named a contract. Choose “This one”, or empty this field to mean all.', 'slipstream' );
		}
		if (
			Declaration_Kind::Cancel === $this->kind && ! $this->is_for_cause()
			&& '' !== trim( $this->text( self::FIELD_CAUSE ) )
		) {
			$problems[ self::FIELD_CAUSE ] = __( 'You gave a reason. Choose “For cause”, or empty this field.', 'slipstream' );
		}
		if ( $this->is_for_cause() && '' === trim( $this->text( self::FIELD_CAUSE ) ) ) {
			$problems[ self::FIELD_CAUSE ] = __( 'Say why you cancel.', 'slipstream' );
		}
		foreach ( self::LONGEST as $field => $longest ) {
			if ( mb_strlen( $this->text( $field ) ) > $longest ) {
				/* translators: %s: a number of characters. */
				$text               = __( 'Shorten this to %s characters.', 'slipstream' );
				$problems[ $field ] = sprintf( $text, number_format_i18n( $longest ) );
			}
		}
		return $problems;
	}

	/**
	 * What is declared, for people to read.
	 *
	 * @return array<string, string> Values by label.
	 */
	public function lines(): array {
		$is_cancel = Declaration_Kind::Cancel === $this->kind;
		return array_filter(
			array(
				__( 'Declaration', 'slipstream' )   => $is_cancel
					? __( 'I cancel', 'slipstream' )
					: __( 'I withdraw', 'slipstream' ),
				__( 'Contract', 'slipstream' )      => $this->is_for_all()
					? __( 'All contracts with this site', 'slipstream' )
					: $this->text( self::FIELD_CONTRACT ),
				__( 'Kind', 'slipstream' )          => match ( true ) {
					! $is_cancel          => '',
				$this->is_for_cause() => __( 'For cause', 'slipstream' ),
				default               => __( 'Ordinary', 'slipstream' ),
				},
				__( 'Reason', 'slipstream' )        => $this->is_for_cause() ? $this->text( self::FIELD_CAUSE ) : '',
				__( 'When', 'slipstream' )          => match ( true ) {
					! $is_cancel         => '',
				'' === $this->ends() => __( 'As soon as possible', 'slipstream' ),
				default              => $this->ends(),
				},
				__( 'Name', 'slipstream' )          => $this->text( self::FIELD_NAME ),
				__( 'Email address', 'slipstream' ) => $this->email(),
			),
			static fn ( string $value ): bool => '' !== $value
		);
	}
}
