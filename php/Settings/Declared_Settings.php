<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

use Closure;
use LogicException;

/**
 * The settings that a domain declares in its settings.json, of which the build makes an array of PHP. What is code,
 * such as how a value is cleaned, the domain's class adds.
 *
 * @phpstan-type Definition array{schema: array<string, mixed>, default?: mixed, option?: string, field?: string, capability?: string, is_secret?: bool, is_shared?: bool, constant?: string, depends_on?: string, is_server?: bool, trims?: bool}
 * @phpstan-type Code array{default?: Closure, sanitize?: Closure, validate?: Closure, lock?: Closure, absent?: Closure}
 */
final class Declared_Settings {

	/** @var array<string, self> What was asked for, by domain. */
	private static array $domains = array();

	/** @var array<string, array<string, Closure(): string>>|null The labels and descriptions, by setting. */
	private static ?array $texts = null;

	/** @phpstan-param array<string, Definition> $definitions By name. */
	private function __construct( private array $definitions ) {}

	/** @param string $domain Its folder, such as 'Related_Posts'. */
	public static function of( string $domain ): self {
		return self::$domains[ $domain ] ??= new self( require SLIPSTREAM_DIR . "/build/settings/$domain.php" );
	}

	/**
	 * @param array<string, array<string, Closure>> $code The code of those that have some, by name.
	 * @phpstan-param array<string, Code> $code
	 * @return list<Setting> All of them, in the order of the file.
	 */
	public function all( array $code = array() ): array {
		return array_map(
			fn ( string $name ): Setting => $this->setting( $name, $code[ $name ] ?? array() ),
			array_keys( $this->definitions )
		);
	}

	/**
	 * @param array<string, Closure> $code Its code.
	 * @phpstan-param Code $code
	 */
	public function setting( string $name, array $code = array() ): Setting {
		$own = array(
			'name'  => $name,
			'label' => static fn (): string => self::text( $name, 'label' ),
		);
		return new Setting( ...array_merge( $own, $this->definitions[ $name ], $code ) );
	}

	/** @return array<string, mixed> */
	public function schema( string $name ): array {
		return $this->definitions[ $name ]['schema'];
	}

	/** Its value if nothing is stored, if the file says it. */
	public function default_of( string $name ): mixed {
		return $this->definitions[ $name ]['default'] ?? null;
	}

	/** @param string ...$path Where it stands in the schema, such as 'items', 'maxLength'. */
	public function limit( string $name, string ...$path ): int {
		$found = $this->schema( $name );
		foreach ( $path as $key ) {
			$found = is_array( $found ) ? $found[ $key ] ?? null : null;
		}
		return is_int( $found ) ? $found : throw new LogicException( "No such limit of $name." );
	}

	/** @return list<string> What it can be. */
	public function choices( string $name ): array {
		return $this->schema( $name )['enum'];
	}

	/**
	 * What is said of a setting, in the language of the person who reads it.
	 *
	 * @param 'label'|'description' $kind
	 */
	public static function text( string $name, string $kind ): string {
		$texts = self::$texts ??= require SLIPSTREAM_DIR . '/build/setting-texts.php';
		return ( $texts[ $name ][ $kind ] )();
	}
}
