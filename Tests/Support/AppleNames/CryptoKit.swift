// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of types that CryptoKit declares at the top level, as Apple's documentation lists them: enough to find out where
// there is no CryptoKit whether a name of ours would be ambiguous beside them. They are nothing but names.

public enum AES {}
public enum ChaChaPoly {}
public enum CryptoKitASN1Error {}
public enum CryptoKitError {}
public enum Curve25519 {}
public enum Digest {}
public enum HKDF {}
public enum HMAC {}
public enum HPKE {}
public enum HashFunction {}
public enum HashedAuthenticationCode {}
public enum Insecure {}
public enum KEM {}
public enum MLDSA65 {}
public enum MLKEM768 {}
public enum MessageAuthenticationCode {}
public enum P256 {}
public enum P384 {}
public enum P521 {}
public enum SHA256 {}
public enum SHA256Digest {}
public enum SHA384 {}
public enum SHA512 {}
public enum SecureEnclave {}
public enum SharedSecret {}
public enum SymmetricKey {}
public enum SymmetricKeySize {}
public enum XWingMLKEM768X25519 {}
