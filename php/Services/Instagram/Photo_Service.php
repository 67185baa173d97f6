<?php

declare( strict_types=1 );

namespace Slipstream\Services\Instagram;

use SensitiveParameter;
use Slipstream\Http\Request_Error;

/**
 * A service that people give an app access to, by a token for each account.
 *
 * @phpstan-type Grant array{account: string, username: string, token: string, seconds: int}
 * @phpstan-type Photo array{id: string, title: string, link: string, source: string}
 */
interface Photo_Service {

	/** Where people say that the app may see their pictures. */
	public function authorize_url( string $state, string $redirect ): string;

	/**
	 * Takes what someone has granted.
	 *
	 * @return array<string, string|int> The account, and a token that lives for `seconds`.
	 * @phpstan-return Grant
	 * @throws Request_Error If nothing was granted, or nobody answers.
	 */
	public function grant( #[SensitiveParameter] string $code, string $redirect ): array;

	/**
	 * A token that lives longer.
	 *
	 * @param string $token The token, a day old at least.
	 * @return array{token: string, seconds: int}
	 * @throws Request_Error If it is over, or nobody answers.
	 */
	public function renew( #[SensitiveParameter] string $token ): array;

	/**
	 * @return list<array<string, string>> The newest first.
	 * @phpstan-return list<Photo>
	 * @throws Request_Error If the token is over, or nobody answers.
	 */
	public function photos( #[SensitiveParameter] string $token ): array;

	/** The bytes of a picture; null if they cannot be had. */
	public function bytes( string $source ): ?string;
}
